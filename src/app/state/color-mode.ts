export type ColorMode = 'light' | 'dark';
export type ColorPreference = ColorMode | 'system';
