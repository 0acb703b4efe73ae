// The layout of a page with a pitch: strip, pitch, notices, a bench at either end of the tray, the log at the right. On phones
// the benches and the log open on demand. Neighbours: MatchPage.tsx and replay/ReplayTable.tsx fill it.
import type { Side } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { Dugout, type DugoutProps } from '../dugout/Dugout.tsx'
import type { Shape } from '../pitch/useShape.ts'
import { Column } from './Column.tsx'
import type { Fold } from './useFold.ts'

interface StadiumProps {
  readonly shape: Shape
  readonly fold: Fold
  /** The kind of page, for the style sheet. */
  readonly kind?: string
  /** On phones: whether the log is open, and which bench is. */
  readonly tall: boolean
  readonly bench: Side | null
  readonly beside: Omit<DugoutProps, 'side' | 'open'>
  readonly strip: ReactNode
  readonly title: string
  readonly pitch: ReactNode
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

export const Stadium = (props: StadiumProps): ReactNode => {
  const { shape, kind = '', tall, bench, beside } = props
  const { folded, onFold } = props.fold
  return (
    <div className={`table ${kind} ${classes[shape]}${tall ? ' tall' : ''}${folded ? ' log-folded' : ''}`}>
      {props.strip}
      <main className="field">
        <h1 className="unseen">{props.title}</h1>
        {props.pitch}
      </main>
      <div className="notices">{props.notices}</div>
      <Dugout side="home" open={bench === 'home'} {...beside} />
      {props.tray}
      <Dugout side="away" open={bench === 'away'} {...beside} />
      <Column statistics={props.statistics} menu={props.menu} folded={folded} onFold={onFold}>
        {props.log}
      </Column>
      {props.children}
    </div>
  )
}
