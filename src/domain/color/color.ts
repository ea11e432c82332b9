export const colorFamilies = [
  'black',
  'white',
  'grey',
  'blue',
  'magenta',
  'cyan',
  'yellow',
  'red',
  'green',
] as const;
export type ColorFamily = (typeof colorFamilies)[number];
