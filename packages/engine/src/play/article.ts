// The indefinite article of a name: a Human, an Orc. Neighbours: packages/words, the league's faults.

/** Spelt with a vowel, spoken without one: a unicorn, a one-armed thrower. */
const SPOKEN_WITH_CONSONANT = /^(?:uni|us[aeu]|uti|eu|ewe|one\b)/i
/** Spelt with a consonant, spoken without it. */
const SPOKEN_WITH_VOWEL = /^(?:hour|honest|honou?r|heir)/i

export const articleOf = (name: string): 'a' | 'an' =>
  SPOKEN_WITH_VOWEL.test(name) || (/^[aeiou]/i.test(name) && !SPOKEN_WITH_CONSONANT.test(name)) ? 'an' : 'a'

/** `an apothecary`. */
export const withArticle = (name: string): string => `${articleOf(name)} ${name}`
