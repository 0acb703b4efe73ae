// Makes invisible characters in names visible: control characters, and those that reverse or hide text.
// Neighbours: lineUp.ts checks the names of a match, the league those in its files.

/** For a character class of a regular expression with the flag `u`. Joiners of scripts and emoji are allowed. */
export const HIDDEN_CHARACTERS =
  '\\p{Cc}\\p{Cs}\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb'

const hidden = new RegExp(`[${HIDDEN_CHARACTERS}]`, 'u')
const everyHidden = new RegExp(`[${HIDDEN_CHARACTERS}]`, 'gu')

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** The first invisible character, as `U+202E`; '' if there is none. */
export const hiddenIn = (text: string): string => {
  const [first] = hidden.exec(text) ?? []
  return first === undefined ? '' : codeOf(first)
}

/** The same text with every invisible character written out. */
export const visible = (text: string): string => text.replaceAll(everyHidden, (character) => `<${codeOf(character)}>`)

/** Removes the byte-order mark that some programs put before a text. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '')
