// The icons of a replay: its controls, and a shape for each kind of moment, so that nothing depends on colour alone. Neighbours:
// Transport.tsx, Timeline.tsx, MomentList.tsx.
import type { ReactNode } from 'react'
import type { MarkerKind } from './timeline.ts'

const handles = {
  play: 'M7 4v16l13-8z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  stepOn: 'M9 5v14l9-7z',
  stepBack: 'M15 5v14l-9-7z',
  turnOn: 'M4 5v14l7-7zM12 5v14l7-7zM19 5h2v14h-2z',
  turnBack: 'M20 5v14l-7-7zM12 5v14l-7-7zM5 5H3v14h2z',
  markerOn: 'M3 5v14l9-7zM14 12l4-6 4 6-4 6z',
  markerBack: 'M21 5v14l-9-7zM10 12 6 6l-4 6 4 6z',
} as const
export type Handle = keyof typeof handles

export const HandleSign = ({ handle }: { readonly handle: Handle }): ReactNode => (
  <svg className="handle-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={handles[handle]} />
  </svg>
)

const shapes: { readonly [K in MarkerKind]: ReactNode } = {
  // The ball, a cross, and an arrow that turns back.
  touchdown: (
    <>
      <ellipse cx="8" cy="8" rx="7.2" ry="4.8" transform="rotate(-32 8 8)" />
      <path className="cut" d="m4.6 10.2 6.8-4.4M6.2 7.4l1.4 2.2M8.6 5.9l1.4 2.2" />
    </>
  ),
  casualty: <path d="M5.6 1.4h4.8v4.2h4.2v4.8h-4.2v4.2H5.6v-4.2H1.4V5.6h4.2z" />,
  turnover: <path d="M1.4 3h13.2L8 14.4z" />,
}

export const MarkerSign = ({ kind }: { readonly kind: MarkerKind }): ReactNode => (
  <svg className={`marker-sign ${kind}`} viewBox="0 0 16 16" aria-hidden="true">
    {shapes[kind]}
  </svg>
)

export const markerWords: { readonly [K in MarkerKind]: string } = {
  touchdown: 'Touchdown',
  casualty: 'Casualty',
  turnover: 'Turnover',
}
