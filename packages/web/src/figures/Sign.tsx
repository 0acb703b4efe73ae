// The sign of a spell, an item or a weapon on its badge. Neighbours: signs.ts has the lines, styles/signs.css the colours.
import type { ReactNode } from 'react'
import { type Badge, badges, signOf } from './signs.ts'

interface SignProps {
  readonly of: Badge
  readonly id: string
  /** It is used up. */
  readonly spent?: boolean
}

/** It says nothing by itself: the name stands beside it. */
export const Sign = ({ of, id, spent = false }: SignProps): ReactNode => (
  <svg className={`emblem ${of}${spent ? ' spent' : ''}`} viewBox="0 0 24 24" aria-hidden="true">
    <path className="emblem-ground" d={badges[of]} />
    <path className="emblem-lines" d={signOf(of, id)} transform="translate(12 12) scale(0.74) translate(-12 -12)" />
    {spent && <path className="emblem-struck" d="M3 20.4L21 3.6" />}
  </svg>
)
