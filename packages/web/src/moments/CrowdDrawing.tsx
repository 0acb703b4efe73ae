// The fans of a side, drawn by ourselves: rows of heads, raised arms, scarves and a flag, in its colours. Neighbours: CrowdScene.tsx and
// RiotScene.tsx move the rows; styles/crowdScenes.css.
import type { ReactNode } from 'react'

/** A fan of 40 units' width, standing on 0: body, head, and what he does with his arms. */
const fans = [
  'M-13 0V-22Q-13-34 0-34T13-22V0ZM-8-44A8.5 8.5 0 1 1 8.9-44 8.5 8.5 0 1 1-8-44ZM-12-26L-19-56-14-58-6-32ZM12-26L19-56 14-58 6-32Z',
  'M-14 0V-20Q-14-32 0-32T14-20V0ZM-8-42A8.5 8.5 0 1 1 8.9-42 8.5 8.5 0 1 1-8-42ZM13-25L22-50 17-53 7-30Z',
  'M-12 0V-24Q-12-36 0-36T12-24V0ZM-8-46A8.5 8.5 0 1 1 8.9-46 8.5 8.5 0 1 1-8-46ZM-11-28L-22-44-18-48-5-34ZM11-28L17-60 12-61 5-34Z',
  'M-15 0V-18Q-15-31 0-31T15-18V0ZM-9-40A9.5 9.5 0 1 1 9.9-40 9.5 9.5 0 1 1-9-40ZM-6-48L-13-57-4-51ZM6-48L13-57 4-51Z',
] as const

/** A scarf between two hands, a flag on its pole, a mug of beer. */
const SCARF = 'M-19-58Q0-50 19-58L18-66Q0-58-18-66Z'
const POLE = 'M17-30L23-112 26-112 20-30Z'
const FLAG = 'M26-112Q44-120 60-110T92-112L90-84Q74-76 58-84T24-86Z'

const WIDTH = 1200
/** How far apart they stand; odd rows half a place aside. */
const APART = 44

interface RowProps {
  /** From the back: 0, 1, 2. */
  readonly row: number
}

/** One row of them; the same every time. */
const Row = ({ row }: RowProps): ReactNode => {
  const many = Math.ceil(WIDTH / APART) + 1
  const spots = Array.from({ length: many }, (_, i) => ({
    x: i * APART + (row % 2) * (APART / 2),
    kind: (i * 7 + row * 5) % fans.length,
    i,
  }))
  return (
    <svg
      className={`fans fans-${row}`}
      viewBox="0 -130 1200 190"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {spots.map(({ x, kind, i }) => (
        <g key={x} transform={`translate(${x} ${((i * 13) % 5) * 2}) scale(${i % 2 === 0 ? 1 : -1} 1)`}>
          <path className="fan" d={fans[kind]} />
          {kind === 0 && <path className={i % 3 === 0 ? 'fan-trim' : 'fan-cloth'} d={SCARF} />}
          {kind === 2 && i % 2 === row % 2 && (
            <>
              <path className="fan-pole" d={POLE} />
              <path className={i % 3 === 0 ? 'fan-trim' : 'fan-cloth'} d={FLAG} />
            </>
          )}
        </g>
      ))}
      <path className="fan-bank" d={`M-60-4H${WIDTH + 60}V90H-60Z`} />
    </svg>
  )
}

/** Three rows, the farthest first: each a picture of its own, which the browser moves without painting it again. */
export const Crowd = ({ className }: { readonly className: string }): ReactNode => (
  <div className={`crowd ${className}`}>
    {[0, 1, 2].map((row) => (
      <Row key={row} row={row} />
    ))}
  </div>
)
