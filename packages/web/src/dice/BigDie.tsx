// Large dice, for decisions and for scenes on the pitch: block dice and numbers in one of three tones, and the coin that stands
// for a re-roll. Neighbours: Faces.tsx has the small ones of the log; styles/bigDice.css.
import { blockResultWords } from '@double-skulls/words'
import type { ReactNode } from 'react'

/** Whether a face is good or bad for the player who rolled it. */
export type Tone = 'plain' | 'good' | 'bad'

const SKULL = (
  <>
    <path d="M-17-4C-17-17-9-21 0-21S17-17 17-4C17 2 15 6 12 8V14H-12V8C-15 6-17 2-17-4Z" />
    <path d="M-8 16H8V21H-8Z" />
    <g className="big-die-hole">
      <ellipse cx="-7" cy="-3" rx="5" ry="5.5" />
      <ellipse cx="7" cy="-3" rx="5" ry="5.5" />
      <path d="M0 4 3 9H-3Z" />
    </g>
  </>
)
const BURST = 'M0-25 6-11 19-19 14-5 27 0 14 6 20 19 6 13 0 26-6 13-20 19-14 6-27 0-14-5-19-19-6-11Z'

const signs: { readonly [result: string]: ReactNode } = {
  attackerDown: SKULL,
  bothDown: (
    <>
      <g transform="translate(-11 -10) scale(.62)">{SKULL}</g>
      <path transform="translate(13 13) scale(.6)" d={BURST} />
      <path d="M-24 20 20-24" className="big-die-line" strokeWidth="2.5" strokeDasharray="4 4" />
    </>
  ),
  pushed: <path d="M-24-8H2V-20L26 0 2 20V8H-24Z" />,
  defenderStumbles: (
    <>
      <path d="M-26-7H-2V-18L20 0-2 18V7H-26Z" />
      <path d="M20-24 27-13 22-11 28-2M21 24 28 13" className="big-die-line" strokeWidth="4.5" />
    </>
  ),
  defenderDown: (
    <>
      <path d={BURST} />
      <circle r="7" className="big-die-hole" />
    </>
  ),
}

const PIPS: { readonly [face: number]: readonly (readonly [number, number])[] } = {
  1: [[0, 0]],
  2: [
    [-14, -14],
    [14, 14],
  ],
  3: [
    [-16, -16],
    [0, 0],
    [16, 16],
  ],
  4: [
    [-14, -14],
    [14, 14],
    [-14, 14],
    [14, -14],
  ],
  5: [
    [-15, -15],
    [15, 15],
    [-15, 15],
    [15, -15],
    [0, 0],
  ],
  6: [
    [-14, -17],
    [14, -17],
    [-14, 0],
    [14, 0],
    [-14, 17],
    [14, 17],
  ],
}

const Body = ({ name, tone, children }: { readonly name: string; readonly tone: Tone; children: ReactNode }) => (
  <svg className={`big-die tone-${tone}`} viewBox="-34 -34 68 68" role="img" aria-label={name}>
    <rect x="-31" y="-29" width="62" height="62" rx="13" className="big-die-shade" />
    <rect x="-32" y="-32" width="62" height="62" rx="13" className="big-die-body" />
    <path d="M-28-20C-28-26-24-28-19-28H17C22-28 26-26 26-20" className="big-die-light" />
    <g transform="translate(-1 -1)" className="big-die-sign">
      {children}
    </g>
  </svg>
)

export const BigBlockDie = ({
  result,
  tone = 'plain',
}: {
  readonly result: string
  readonly tone?: Tone
}): ReactNode => (
  <Body name={blockResultWords[result] ?? result} tone={tone}>
    {signs[result]}
  </Body>
)

export const BigNumberDie = ({ face, tone = 'plain' }: { readonly face: number; readonly tone?: Tone }): ReactNode => (
  <Body name={String(face)} tone={tone}>
    {PIPS[face]?.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="6.5" />) ?? (
      <text y="13" className="big-die-number">
        {face}
      </text>
    )}
  </Body>
)

/** The coin for a re-roll. */
export const RerollCoin = (): ReactNode => (
  <svg className="big-die coin" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="11" />
    <path d="M16.5 9A5.5 5.5 0 1 0 17.5 13M17 5.5V9.5H13" />
  </svg>
)
