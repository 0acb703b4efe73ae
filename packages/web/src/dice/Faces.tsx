// Small dice faces of our own: pips for ordinary dice, five signs for block dice. Neighbours: log/, tray/, stage.
import { blockDieFaces, type Engine, type Explanation } from '@double-skulls/engine'
import { blockResultWords, isBlockDice } from '@double-skulls/words'
import type { ReactNode } from 'react'

const PIPS: { readonly [face: number]: readonly (readonly [number, number])[] } = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
}

const signs: { readonly [result: string]: ReactNode } = {
  attackerDown: (
    <>
      <path
        d="M12 4c-4.5 0-7 3-7 6.5 0 2.5 1.2 4 3 5V19h8v-3.5c1.8-1 3-2.5 3-5C19 7 16.5 4 12 4z"
        className="sign-fill"
      />
      <path d="M9 10.5h.1M15 10.5h.1M10.5 19v-2M13.5 19v-2" className="sign-cut" />
    </>
  ),
  bothDown: <path d="m5 5 14 14M19 5 5 19M4 9l5-5M20 9l-5-5" className="sign" />,
  pushed: <path d="M4 12h14M12 6l6.5 6-6.5 6" className="sign" />,
  defenderStumbles: <path d="M3 12h12M9 6l6.5 6L9 18M18 4l2 5-2.5 3L20 16l-2 4" className="sign" />,
  defenderDown: (
    <path
      d="m12 3 1.8 5.4L19 6l-2.4 5.2L22 13l-5.4 1.8L19 20l-5.2-2.4L12 22l-1.8-4.4L5 20l2.4-5.2L2 13l5.4-1.8L5 6l5.2 2.4z"
      className="sign-fill"
    />
  ),
}

export const BlockFace = ({ result }: { readonly result: string }): ReactNode => (
  <svg className="die block-die" viewBox="0 0 24 24" role="img" aria-label={blockResultWords[result] ?? result}>
    <rect x="1" y="1" width="22" height="22" rx="4" className="die-ground" />
    {signs[result]}
  </svg>
)

export const NumberFace = ({ face }: { readonly face: number }): ReactNode => (
  <svg className="die" viewBox="0 0 24 24" role="img" aria-label={String(face)}>
    <rect x="1" y="1" width="22" height="22" rx="4" className="die-ground" />
    {PIPS[face]?.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.2" className="pip" />) ?? (
      <text x="12" y="17" className="die-number">
        {face}
      </text>
    )}
  </svg>
)

/** All faces of a roll; block dice by the edition's own table. */
export const RollFaces = ({ engine, roll }: { readonly engine: Engine; readonly roll: Explanation }): ReactNode => (
  <span className="faces">
    {roll.faces.map((face, i) =>
      isBlockDice(roll) ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their order
        <BlockFace key={i} result={blockDieFaces(engine.rules)[face - 1]} />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their order
        <NumberFace key={i} face={face} />
      ),
    )}
  </span>
)
