// How the answers of a question differ: words that all of a kind begin with are said once, in the question. Neighbours:
// answers.ts makes the words, tray/AnswerButton.tsx keeps the shared words for screen readers.
import type { Action } from '@double-skulls/engine'
import { capital } from '@double-skulls/words'

export interface Differing {
  /** The words it shares with the others; '' for none. */
  readonly shared: string
  readonly own: string
}

const sharedStart = (texts: readonly string[]): string => {
  const words = texts.map((text) => text.split(' '))
  let count = 0
  // The last word of each always stays.
  while (words.every((one) => one.length > count + 1 && one[count] === words[0][count])) count++
  return words[0].slice(0, count).join(' ')
}

/** A kind is a verb with its option; players and squares differ within it. */
const kindOf = ({ do: verb, player, square, option }: Action): string =>
  player < 0 && square < 0 ? verb : `${verb} ${option}`

/** Answers of the same kind share their first words. */
export const differing = (answers: readonly Action[], wordsOf: (answer: Action) => string): readonly Differing[] => {
  const kinds = new Map<string, string[]>()
  for (const one of answers) kinds.set(kindOf(one), [...(kinds.get(kindOf(one)) ?? []), wordsOf(one)])
  return answers.map((one) => {
    const text = wordsOf(one)
    const alike = kinds.get(kindOf(one)) ?? []
    const shared = alike.length > 1 ? sharedStart(alike) : ''
    return { shared, own: shared === '' ? text : capital(text.slice(shared.length + 1)) }
  })
}
