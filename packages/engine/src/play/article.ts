// The indefinite article of a name: a Human, an Orc. Neighbours: packages/words, the league's faults.

/** Starts with a vowel letter but a consonant sound: a unicorn, a one-armed thrower. */
const SPOKEN_WITH_CONSONANT = /^(?:uni|us[aeu]|uti|eu|ewe|one\b)/i
/** Starts with a consonant letter that is silent. */
const SPOKEN_WITH_VOWEL = /^(?:hour|honest|honou?r|heir)/i

export const articleOf = (name: string): 'a' | 'an' =>
  SPOKEN_WITH_VOWEL.test(name) || (/^[aeiou]/i.test(name) && !SPOKEN_WITH_CONSONANT.test(name)) ? 'an' : 'a'

/** `an apothecary`. */
export const withArticle = (name: string): string => `${articleOf(name)} ${name}`
