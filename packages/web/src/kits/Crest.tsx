// A team's crest, from its name and its kit. Neighbours: crest.ts says which, crestParts.tsx has the drawings.
import { memo, type ReactNode, useId } from 'react'
import { chargeColours, crestOf, INK, PAPER } from './crest.ts'
import { charges, fieldPaths, formPaths } from './crestParts.tsx'
import { type Kit, kitOf, type Wearer } from './kit.ts'

interface CrestProps {
  readonly team: Wearer
  /** Missing when no other team is shown beside it. */
  readonly kit?: Kit
  /** Width in pixels. */
  readonly size?: number
}

/** Below this width the charge is drawn larger and its outline thinner. */
const SMALL = 26

/** Decoration: the team's name stands beside it. */
export const Crest = memo(({ team, kit = kitOf(team), size = 44 }: CrestProps): ReactNode => {
  const clip = useId()
  const { form, field, charge } = crestOf(team.name)
  const { fill, line } = chargeColours(kit)
  const { body, holes, lines, turned = 0 } = charges[charge]
  const small = size < SMALL
  const middle = form === 'round' ? 58 : 53
  return (
    <svg className="crest" viewBox="0 0 100 118" width={size} height={Math.round(size * 1.18)} aria-hidden="true">
      <clipPath id={clip}>
        <path d={formPaths[form]} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d={formPaths[form]} fill={kit.jersey} />
        <path d={fieldPaths[field]} fill={kit.trim} />
        <path d="M50-10H-20V140H50Z" fill="#fff" opacity="0.1" />
      </g>
      <g transform={`translate(50 ${middle}) scale(${small ? 1.3 : 1.02}) rotate(${turned})`} fillRule="evenodd">
        <path d={body} fill="none" stroke={line} strokeWidth={small ? 5 : 9} strokeLinejoin="round" opacity="0.9" />
        <path d={body} fill={fill} />
        <g fill={line}>{holes}</g>
        <path d={lines} fill="none" stroke={line} strokeWidth="3.5" strokeLinecap="round" />
      </g>
      <path d={formPaths[form]} fill="none" stroke={INK} strokeWidth="7" />
      <path d={formPaths[form]} fill="none" stroke={PAPER} strokeWidth="3" />
    </svg>
  )
})
Crest.displayName = 'Crest'
