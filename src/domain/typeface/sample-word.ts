/** What faces are shown in where nobody has typed anything. */
export const sampleText = 'Hamburgefonstiv';
