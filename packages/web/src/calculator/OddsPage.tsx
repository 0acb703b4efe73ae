// The odds calculator: one plan, or two side by side, stored in the address. Neighbours: PlanCard.tsx shows a plan, oddsLink.ts
// reads and writes the address, packages/odds calculates.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Page } from '../frame/Page.tsx'
import { engineNamed } from '../match/engines.ts'
import { playableEditions } from '../match/playable.ts'
import { copied } from '../sharing/clipboard.ts'
import { finePercent } from '../words/numbers.ts'
import { examples, NotationHelp } from './NotationHelp.tsx'
import { type OddsLink, readOddsLink, writeOddsLink } from './oddsLink.ts'
import { PlanCard, readingOf } from './PlanCard.tsx'

const known = playableEditions.map(({ id }) => id)
const names = ['Plan A', 'Plan B'] as const

/** Milliseconds after the last keystroke until the address is updated. */
const PAUSE = 400

const rerollWords = (rerolls: number): string =>
  rerolls === 0 ? 'Without a re-roll' : rerolls === 1 ? 'With one' : `With ${rerolls}`

interface ComparedProps {
  readonly plans: readonly string[]
  /** The highest number of re-rolls per turn that is shown. */
  readonly most: number
}

/** Which plan is better, for each number of re-rolls that both were calculated with. */
const Compared = ({ plans, most }: ComparedProps): ReactNode => {
  const [a, b] = plans.map((text) => {
    const reading = readingOf(text)
    return reading && 'calculation' in reading ? reading.calculation.byRerolls : []
  })
  const counts = a.map(({ rerolls }) => rerolls).filter((rerolls) => rerolls < b.length && rerolls <= most)
  return (
    <div className="odds-verdict" role="status">
      {counts.map((rerolls) => {
        const [first, second] = [a[rerolls].success, b[rerolls].success]
        const better = first === second ? 'Both are equal' : `Plan ${first > second ? 'A' : 'B'} is better`
        return (
          <p key={rerolls}>
            {rerollWords(rerolls)}: {finePercent(first)} against {finePercent(second)}. {better}.
          </p>
        )
      })}
    </div>
  )
}

export const OddsPage = ({ plans: written = '' }: { readonly plans?: string | undefined }): ReactNode => {
  const [, navigate] = useLocation()
  const [link, setLink] = useState<OddsLink>(() => readOddsLink(written, known))
  const [note, setNote] = useState('')
  const { edition, plans } = link
  const engine = engineNamed(edition)
  const address = plans.some((plan) => plan !== '') ? writeOddsLink(link) : '/odds'

  // An address that this page has written itself must not overwrite newer typing.
  const own = useRef(address)
  useEffect(() => {
    const later = setTimeout(() => {
      own.current = address
      navigate(address, { replace: true })
    }, PAUSE)
    return () => clearTimeout(later)
  }, [address, navigate])
  useEffect(() => {
    const wanted = readOddsLink(written, known)
    if (written !== '' && writeOddsLink(wanted) !== own.current) setLink(wanted)
  }, [written])

  if (!engine) return null
  const setPlan = (at: number, text: string): void => {
    setNote('')
    setLink({ edition, plans: plans.map((plan, i) => (i === at ? text : plan)) })
  }
  const copy = async (): Promise<void> =>
    setNote(await copied(`${location.href.split('#')[0]}#${address}`, 'The link is on the clipboard.'))
  return (
    <Page
      title="Odds"
      lead="What a plan is worth before anybody moves. Exact, step by step, with and without re-rolls."
    >
      <div className={`odds${plans.length > 1 ? ' two' : ''}`}>
        <div className="odds-tools">
          <label className="odds-pick">
            <span>Edition</span>
            <select value={edition} onChange={(event) => setLink({ edition: event.target.value, plans })}>
              {playableEditions.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className="odds-pick">
            <span>Examples</span>
            <select value="" onChange={(event) => setPlan(plans.length - 1, event.target.value)}>
              <option value="">choose one …</option>
              {examples.map(({ name, plan }) => (
                <option key={name} value={plan}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button type="button" className="plain" onClick={copy}>
            Copy link
          </button>
          {plans.length < 2 && (
            <button type="button" className="plain" onClick={() => setLink({ edition, plans: [...plans, ''] })}>
              Compare with another plan
            </button>
          )}
          <p role="status">{note}</p>
        </div>
        {plans.length > 1 && <Compared plans={plans} most={engine.rules.teamRerolls.teamRerollsPerTurn} />}
        <div className="odds-plans">
          {plans.map((text, i) => (
            <PlanCard
              key={names[i]}
              engine={engine}
              name={names[i]}
              text={text}
              onText={(now) => setPlan(i, now)}
              onDrop={
                plans.length > 1 ? () => setLink({ edition, plans: plans.filter((_, at) => at !== i) }) : undefined
              }
            />
          ))}
        </div>
        <NotationHelp />
      </div>
    </Page>
  )
}
