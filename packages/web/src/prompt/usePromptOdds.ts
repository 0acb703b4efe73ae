// The chance to lose the turn after each choice of a prompt, from the worker. Neighbours: thinking/thinker.ts, Prompt.tsx.
import type { Action } from '@double-skulls/engine'
import { useEffect, useState } from 'react'
import type { MatchHost, Situation } from '../match/host.ts'
import { outlooksInWorker } from '../thinking/thinker.ts'
import type { PromptChoice, PromptModel } from './promptOf.ts'

/** The last answer of each choice, asked after the others were given. */
const outlooksOf = async (
  { engine }: MatchHost,
  { match }: Situation,
  choices: readonly PromptChoice[],
): Promise<ReadonlyMap<PromptChoice, number | null>> => {
  const before = new Map<string, { readonly first: readonly Action[]; readonly list: PromptChoice[] }>()
  for (const choice of choices) {
    const first = choice.answers.slice(0, -1)
    const key = first.map((one) => one.do).join(' ')
    const group = before.get(key) ?? { first, list: [] }
    group.list.push(choice)
    before.set(key, group)
  }
  const found = new Map<PromptChoice, number | null>()
  for (const { first, list } of before.values()) {
    const from = engine.clone(match)
    for (const one of first) engine.apply(from, { action: one })
    const outlooks = await outlooksInWorker(
      engine,
      from,
      list.map(({ answers }) => answers[answers.length - 1]),
    )
    for (const [i, choice] of list.entries()) found.set(choice, outlooks[i] ?? null)
  }
  return found
}

/** Empty until they are known. */
export const usePromptOdds = (
  host: MatchHost,
  situation: Situation,
  prompt: PromptModel,
): ReadonlyMap<PromptChoice, number | null> => {
  const [known, setKnown] = useState<ReadonlyMap<PromptChoice, number | null>>(new Map())
  useEffect(() => {
    let gone = false
    outlooksOf(host, situation, prompt.choices).then(
      (found) => {
        if (!gone) setKnown(found)
      },
      // Without odds the words are still shown.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [host, situation, prompt])
  return known
}
