/** SQL of how far a face is from an upright regular: 0 for one, and for a variable file that holds it. */
export function farFromRegular(face: string): string {
  return `(${face}.italic * 1000 + max(${face}.weight_least - 400, 400 - ${face}.weight_most, 0))`;
}

/** SQL of the one file that a family's name is set in: of the nearest to an upright regular the smallest, Latin first. */
export function fileOfName(typeface: string): string {
  // The bare column beside a `min` is of its row: nothing is sorted.
  return `(SELECT file FROM (SELECT n.file, min(${farFromRegular('n')} * 1e10
       + coalesce(n.subset <> 'latin', 0) * 1e9 + n.bytes)
     FROM face n WHERE n.typeface_id = ${typeface}))`;
}
