// The layout of a page with a pitch: strip, pitch, notices, a bench at either end of the tray, the log at the right. On phones
// the benches and the log open on demand. Neighbours: useStadium.ts has its state; MatchPage.tsx and replay/ReplayTable.tsx fill it.
import type { PointerEvent, ReactNode } from 'react'
import type { Choosing } from '../choosing/choosing.ts'
import type { Drag } from '../choosing/useDrag.ts'
import { Dugout } from '../dugout/Dugout.tsx'
import type { MatchHost, Situation } from '../match/host.ts'
import { Pitch } from '../pitch/Pitch.tsx'
import type { Shape } from '../pitch/useShape.ts'
import type { Show, Stage } from '../stage/stage.ts'
import { Column } from './Column.tsx'
import { RulesPlayed } from './RulesPlayed.tsx'
import { ScoreStrip } from './ScoreStrip.tsx'
import type { StadiumState } from './useStadium.ts'

interface StadiumProps {
  readonly state: StadiumState
  readonly host: MatchHost
  readonly situation: Situation
  readonly show: Show
  readonly stage: Stage
  readonly choosing: Choosing
  /** Dragging players; missing where nobody sets up. */
  readonly dragging?: { readonly drag: Drag | null; grab(player: number, event: PointerEvent): void }
  /** The kind of page, for the style sheet. */
  readonly kind?: string
  /** Whether turns are timed. */
  readonly timed: boolean
  /** Everything but its children can neither be clicked nor read. */
  readonly covered?: boolean
  readonly title: string
  /** Drawn over the pitch. */
  readonly over?: ReactNode
  /** A notice between pitch and tray. */
  readonly notices: ReactNode
  readonly tray: ReactNode
  readonly statistics: string | null
  readonly menu: ReactNode
  readonly log: ReactNode
  /** Sheets and the dragged token. */
  readonly children: ReactNode
}

const classes: { readonly [S in Shape]: string } = { lying: 'lying', upright: 'upright', across: 'lying across' }

const nothing = (): void => undefined

export const Stadium = (props: StadiumProps): ReactNode => {
  const { state, host, situation, show, stage, choosing, kind = '' } = props
  const { shape, tall, bench, onBench, onLook } = state
  const { folded, onFold } = state.fold
  const onGrab = props.dragging?.grab ?? nothing
  const beside = { engine: host.engine, match: show.picture, choosing, onGrab, onLook }
  return (
    <div
      className={`table ${kind} ${classes[shape]}${tall ? ' tall' : ''}${folded ? ' log-folded' : ''}`}
      inert={props.covered}
    >
      <ScoreStrip {...{ host, situation, onBench }} match={show.picture} open={bench} timed={props.timed} />
      <main className="field">
        <h1 className="unseen">{props.title}</h1>
        <Pitch
          {...{ host, situation, show, stage, choosing, shape, onGrab }}
          drag={props.dragging?.drag ?? null}
          onHurry={() => stage.catchUp()}
        />
        {props.over}
      </main>
      <div className="notices">{props.notices}</div>
      <Dugout side="home" open={bench === 'home'} {...beside} />
      {props.tray}
      <Dugout side="away" open={bench === 'away'} {...beside} />
      <Column
        statistics={props.statistics}
        menu={
          <>
            <RulesPlayed engine={host.engine} />
            {props.menu}
          </>
        }
        folded={folded}
        onFold={onFold}
      >
        {props.log}
      </Column>
      {props.children}
    </div>
  )
}
