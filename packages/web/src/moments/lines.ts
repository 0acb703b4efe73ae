// The effect of each kick-off event, weather, spell and item in one line: fetched while the page is idle, so that it is there in time.
// Neighbours: companion/words/ has the texts, CardScene.tsx shows them.
import { useEffect, useState } from 'react'
import type { RuleWords } from '../companion/words/index.ts'

type Words = (edition: string) => RuleWords

let known: Words | null = null

const load = async (): Promise<Words> => {
  const { wordsOf } = await import('../companion/words/index.ts')
  known = wordsOf
  return wordsOf
}

/** Fetches the texts once the page is idle. */
export const useWordsInTime = (): void => {
  useEffect(() => {
    if (known) return
    const timer = setTimeout(() => {
      load().catch(() => undefined)
    }, 1200)
    return () => clearTimeout(timer)
  }, [])
}

/** The kinds of what scenes show. */
type Lined = 'kickOff' | 'weather' | 'spell' | 'weapon' | 'item'

/** '' until they are loaded, and when there is no text. */
export const useLine = (edition: string, kind: Lined, id: string): string => {
  const [words, setWords] = useState<{ readonly of: Words } | null>(known && { of: known })
  useEffect(() => {
    if (known) return
    let gone = false
    load()
      .then((of) => {
        if (!gone) setWords({ of })
      })
      .catch(() => undefined)
    return () => {
      gone = true
    }
  }, [])
  return words?.of(edition)[kind][id] ?? ''
}
