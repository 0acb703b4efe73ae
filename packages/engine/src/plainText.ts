// Names as people can see them: no control characters, and none that turns the direction of text around or hides in it. Neighbours:
// lineUp.ts asks for the names of a match, the league for those in its files.

/** Inside a class of a regular expression with the flag `u`. The joiners of scripts and emoji are no part of it. */
export const HIDDEN_CHARACTERS =
  '\\p{Cc}\\p{Cs}\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb'

const hidden = new RegExp(`[${HIDDEN_CHARACTERS}]`, 'u')
const everyHidden = new RegExp(`[${HIDDEN_CHARACTERS}]`, 'gu')

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** The first character that cannot be seen, as in `U+202E`; '' where there is none. */
export const hiddenIn = (text: string): string => {
  const [found] = hidden.exec(text) ?? []
  return found === undefined ? '' : codeOf(found)
}

/** The same text with every such character written out. */
export const visible = (text: string): string => text.replaceAll(everyHidden, (character) => `<${codeOf(character)}>`)

/** The byte-order mark that some programs put before a text says nothing. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '')
