// The statistics of a match saved on this device, during the match and afterwards. Neighbours: openStatistics.ts counts,
// MatchStatistics.tsx shows.
import { scoreLine } from '@double-skulls/engine'
import { halfWords } from '@double-skulls/words'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Page } from '../frame/Page.tsx'
import { ContinuedElsewhere } from '../match/ContinuedElsewhere.tsx'
import { loadEdition, rethrowUnfetched } from '../match/editions.ts'
import { CannotOpen } from '../rescue/CannotOpen.tsx'
import { savedMatch } from '../store/matches.ts'
import { rulesName } from '../words/rulesName.ts'
import { MatchStatistics } from './MatchStatistics.tsx'
import { type Counted, countSaved } from './openStatistics.ts'

const open = async (id: string): Promise<Counted> => {
  const saved = await savedMatch(id)
  if (!saved) throw new Error(`There is no match "${id}" on this device. It may have been played in another browser.`)
  await loadEdition(saved.edition)
  return countSaved(saved)
}

/** A higher `times` counts again. */
const useCounted = (id: string, times: number): Counted | Error | null => {
  const [counted, setCounted] = useState<Counted | Error | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time is a reason to run
  useEffect(() => {
    let gone = false
    setCounted(null)
    const show = (found: Counted | Error): void => {
      if (!gone) setCounted(found)
    }
    open(id)
      .then(show)
      .catch((error: unknown) => show(error instanceof Error ? error : new Error(String(error))))
    return () => {
      gone = true
    }
  }, [id, times])
  rethrowUnfetched(counted)
  return counted
}

const stand = ({ match, engine }: Counted): string => {
  if (match.result) return `Full time. ${rulesName(engine.edition)}.`
  return `${halfWords(match.clock.half)}, turn ${match.clock.home}/${match.clock.away}. ${rulesName(engine.edition)}.`
}

export const StatisticsPage = ({ id }: { readonly id: string }): ReactNode => {
  const [times, setTimes] = useState(0)
  const counted = useCounted(id, times)
  if (counted === null)
    return (
      <Page title="Statistics">
        <p role="status">Counting every die …</p>
      </Page>
    )
  if (counted instanceof Error)
    return (
      <CannotOpen
        title="Statistics"
        why={counted.message}
        shelves={['matches']}
        id={id}
        list={{ address: '/', name: 'Back to the start' }}
      />
    )
  return (
    <Page title="Statistics" lead={scoreLine(counted.match)}>
      <p className="statistics-stand">
        {stand(counted)}{' '}
        <Link href={`/match/${id}`}>{counted.match.result ? 'To the final whistle' : 'Back to the match'}</Link>
        <button type="button" className="plain" onClick={() => print()}>
          Print
        </button>
      </p>
      <ContinuedElsewhere id={id} verb="Count again" onAgain={() => setTimes(times + 1)} />
      {counted.lost && (
        <p className="trouble">
          This match was begun under older rules of the game engine, so what happened before cannot be counted.
        </p>
      )}
      <MatchStatistics {...counted} />
    </Page>
  )
}
