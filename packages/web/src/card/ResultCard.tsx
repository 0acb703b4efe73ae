// The result card of a match, 1200 × 630: the two teams, the score on a slab in the winner's colour, figures below. It brings its
// own colours and fonts, so that it looks the same as a file. Neighbours: facts.ts has the content, cardPicture.ts makes a file of
// it, ShareCard.tsx offers the file.
import { type Side, scoreText, sides } from '@double-skulls/engine'
import { type ReactNode, type Ref, useId } from 'react'
import { FRAME, pictureText } from '../figures/bustPicture.ts'
import { Crest } from '../kits/Crest.tsx'
import { type Kit, kitsOf } from '../kits/kit.ts'
import { type CardFacts, type CardSide, cardWords } from './facts.ts'
import { type Fitted, fitted, lengthOf } from './fitted.ts'

export const CARD = { width: 1200, height: 630 } as const

/** The font family as the style sheets call it; cardPicture.ts embeds its fonts in the file. */
export const CARD_FONT = 'Sofia Sans Condensed Variable'

const INK = '#0b110e'
const CHALK = '#eef1e4'
const FOOT = 462

const asImage = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

const Hero = ({
  side,
  of,
  lost,
}: {
  readonly side: Side
  readonly of: CardSide
  readonly lost: boolean
}): ReactNode => {
  const { figure, jersey, trim } = of.hero
  const picture = asImage(pictureText({ figure, jersey, trim, pose: 'poster', base: side }))
  const light = lost
    ? 'saturate(.55) brightness(.82) drop-shadow(8px 6px 0 rgb(0 0 0/.4))'
    : 'drop-shadow(-2px -2px 0 rgb(255 248 214/.7)) drop-shadow(10px 7px 0 rgb(0 0 0/.4))'
  const size = lost ? 2.9 : 3.3
  return (
    <g transform={side === 'home' ? undefined : 'translate(1200 0) scale(-1 1)'} style={{ filter: light }}>
      <g transform={`translate(${lost ? 24 : 34} ${FOOT - 84 * size}) scale(${size})`}>
        <image {...FRAME} href={picture} />
        {of.withBall && (
          <g transform="translate(94 66) rotate(-24)" stroke={INK} strokeWidth="2.6" strokeLinecap="round">
            <ellipse rx="21" ry="13" fill="#8a3d1c" />
            <path d="M-16-5C-8-12 6-12 14-7" fill="none" stroke="#fff" strokeOpacity="0.45" strokeWidth="3" />
            <path d="M-9 0H9M-5-3.4V3.4M0-3.8V3.8M5-3.4V3.4" fill="none" stroke="#fff6e0" strokeWidth="2.4" />
          </g>
        )}
      </g>
    </g>
  )
}

interface LinesProps {
  readonly text: Fitted
  readonly x: number
  /** The horizontal middle of all lines. */
  readonly y: number
  readonly leading: number
}

const Lines = ({ text: { lines, size }, x, y, leading }: LinesProps): ReactNode =>
  lines.map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order
    <text key={i} x={x} y={y + (i - (lines.length - 1) / 2) * size * leading + size * 0.35} fontSize={size}>
      {line}
    </text>
  ))

const NAME = { width: 290, most: 44, least: 22, lines: 2 }
const SCORERS = { width: 330, most: 24, least: 22, lines: 1 }

const Team = ({ side, of, kit }: { readonly side: Side; readonly of: CardSide; readonly kit: Kit }) => {
  const home = side === 'home'
  const name = fitted(of.name.toUpperCase(), NAME)
  const told = of.scorers !== ''
  const x = home ? 150 : 1050
  return (
    <g textAnchor={home ? 'start' : 'end'}>
      <g transform={`translate(${home ? 40 : 1068} ${FOOT + 28})`}>
        <Crest team={of} kit={kit} size={92} />
      </g>
      <g fill="#fff" fontWeight="900">
        <Lines text={name} x={x} y={FOOT + (told ? 66 : 84)} leading={0.94} />
      </g>
      {told && (
        <g fill="#d5ded4" fontWeight="500">
          <Lines text={fitted(of.scorers, SCORERS)} x={x} y={FOOT + (name.lines.length > 1 ? 132 : 114)} leading={1} />
        </g>
      )}
    </g>
  )
}

const Star = ({ name }: { readonly name: string }): ReactNode => {
  const { lines, size } = fitted(`Star of the match: ${name}`, { width: 420, most: 26, least: 22, lines: 1 })
  const width = lengthOf(lines[0]) * size + 34
  return (
    <g transform="translate(560 116) rotate(-3)">
      <rect x={-width / 2} y="-23" width={width} height="46" fill="#ffcf3f" />
      <text y="9" fontSize={size} fontWeight="800" fill="#191303" textAnchor="middle">
        {lines[0]}
      </text>
    </g>
  )
}

interface ResultCardProps {
  readonly facts: CardFacts
  readonly ref?: Ref<SVGSVGElement>
}

export const ResultCard = ({ facts, ref }: ResultCardProps): ReactNode => {
  const id = useId()
  const { home, away } = facts.sides
  const kits = kitsOf(home, away)
  const slab = facts.winner === 'draw' ? [kits.home, kits.away] : [kits[facts.winner], kits[facts.winner]]
  const score = `${scoreText(home.score)} : ${scoreText(away.score)}`
  return (
    <svg
      ref={ref}
      className="result-card-picture"
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      role="img"
      aria-label={cardWords(facts)}
      fontFamily={`"${CARD_FONT}", "Arial Narrow", sans-serif`}
    >
      <defs>
        <radialGradient id={`${id}field`} cx=".5" cy="1.1" r=".9">
          <stop offset="0" stopColor="#1f5232" />
          <stop offset=".6" stopColor="#0b1d17" />
          <stop offset="1" stopColor="#07100d" />
        </radialGradient>
        <linearGradient id={`${id}beam`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fffbe0" stopOpacity=".5" />
          <stop offset="1" stopColor="#fffbe0" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}slab`}>
          <stop offset=".35" stopColor={slab[0].jersey} />
          <stop offset=".65" stopColor={slab[1].jersey} />
        </linearGradient>
        <linearGradient id={`${id}shade`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".16" />
          <stop offset=".45" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".28" />
        </linearGradient>
        <pattern id={`${id}stripes`} width="52" height="52" patternUnits="userSpaceOnUse" patternTransform="skewX(-25)">
          <rect width="26" height="52" fill="#000" opacity=".14" />
        </pattern>
        <clipPath id={`${id}frame`}>
          <rect {...CARD} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}frame)`}>
        <rect {...CARD} fill={`url(#${id}field)`} />
        <path d="M60-20L240 630H760ZM1140-20L960 630H440Z" fill={`url(#${id}beam)`} opacity=".3" />
        <g transform="rotate(-3 600 266)">
          {(['slab', 'stripes', 'shade'] as const).map((paint) => (
            <rect key={paint} x="-60" y="148" width="1320" height="236" fill={`url(#${id}${paint})`} />
          ))}
          <path d="M-60 148H1260M-60 384H1260" stroke={CHALK} strokeWidth="6" />
        </g>
        {sides.map((side) => (
          <Hero key={side} side={side} of={facts.sides[side]} lost={facts.winner !== 'draw' && facts.winner !== side} />
        ))}
        <g transform="translate(612 340) rotate(-3)" fontWeight="900" fontSize={score.length > 5 ? 180 : 220}>
          <text x="9" y="11" textAnchor="middle" fill="#000" opacity=".5" stroke="#000" strokeWidth="18">
            {score}
          </text>
          <text
            textAnchor="middle"
            fill="#fff"
            stroke={INK}
            strokeWidth="18"
            strokeLinejoin="round"
            paintOrder="stroke"
          >
            {score}
          </text>
        </g>
        {facts.star !== '' && <Star name={facts.star} />}
        <g fill="#fff" fontSize="30" letterSpacing=".9">
          <text x="40" y="54" fontWeight="800">
            {facts.heading.toUpperCase()}
          </text>
          <text x="1160" y="54" fontWeight="600" fill="#d5ded4" textAnchor="end">
            {`Double Skulls · ${facts.edition}`.toUpperCase()}
          </text>
        </g>
        <rect y={FOOT} width={CARD.width} height={CARD.height - FOOT} fill={INK} />
        <path d={`M0 ${FOOT}H1200`} stroke={CHALK} strokeWidth="4" />
        {sides.map((side) => (
          <Team key={side} side={side} of={facts.sides[side]} kit={kits[side]} />
        ))}
        <g fontSize="24" textAnchor="middle">
          {facts.rows.map(({ name, ...values }, i) => (
            <g key={name} transform={`translate(600 ${FOOT + 38 + i * 29})`}>
              <text fill="#c3cec4" fontWeight="500">
                {name}
              </text>
              <g fill="#fff" fontWeight="800">
                <text x="-112">{values.home}</text>
                <text x="112">{values.away}</text>
              </g>
            </g>
          ))}
        </g>
      </g>
    </svg>
  )
}
