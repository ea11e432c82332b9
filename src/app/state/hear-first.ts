/** One listener for the whole document. It hears before React does, which lets nothing through to parts asleep. */
export function hearFirst<Type extends keyof DocumentEventMap>(
  type: Type,
  work: (event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, work, true);
}
