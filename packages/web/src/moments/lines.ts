// What a kick-off event or a kind of weather does, in our words: fetched in a quiet minute, so that they are there when it happens.
// Neighbours: companion/words/ has them, CardScene.tsx shows them.
import { useEffect, useState } from 'react'
import type { RuleWords } from '../companion/words/index.ts'

type Words = (edition: string) => RuleWords

let known: Words | null = null

const load = async (): Promise<Words> => {
  const { wordsOf } = await import('../companion/words/index.ts')
  known = wordsOf
  return wordsOf
}

/** Fetches the words once the page has nothing else to do. */
export const useWordsInTime = (): void => {
  useEffect(() => {
    if (known) return
    const timer = setTimeout(() => {
      load().catch(() => undefined)
    }, 1200)
    return () => clearTimeout(timer)
  }, [])
}

/** '' until they are there, and where nobody has written any. */
export const useLine = (edition: string, kind: 'kickOff' | 'weather', id: string): string => {
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
