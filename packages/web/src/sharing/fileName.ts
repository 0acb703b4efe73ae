// A file name from any name: letters and digits of any alphabet; other characters become a dash. Neighbours:
// teams/teamFileName.ts, card/ShareCard.tsx.

/** Without the extension; `otherwise` when nothing is left. */
export const plainFileName = (name: string, otherwise: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '') || otherwise
