// Reads a part of an address that was written for it. Neighbours: App.tsx, calculator/oddsLink.ts.

/** The text that was encoded; one with a stray %, as a link written by hand may have, is taken as it is. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
