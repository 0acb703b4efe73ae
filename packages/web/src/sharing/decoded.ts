// Decodes a part of an address. Neighbours: App.tsx, calculator/oddsLink.ts.

/** The decoded text; one with a stray %, as a link written by hand may have, is taken as it is. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
