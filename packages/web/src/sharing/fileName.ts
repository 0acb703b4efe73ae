// What a file is called after a name: letters and figures of any alphabet; whatever a file system might mind becomes a dash.
// Neighbours: teams/teamFileName.ts, card/ShareCard.tsx.

/** Without the ending; `otherwise` where nothing is left. */
export const plainFileName = (name: string, otherwise: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '') || otherwise
