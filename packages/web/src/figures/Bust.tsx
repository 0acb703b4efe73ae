// A bust as one image in its box of 100 × 100. Neighbours: bustPicture.ts composes it, pitch/Token.tsx puts it on a base,
// Portrait.tsx shows it large.
import type { Allegiance } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { FRAME, type Pose, pictureOf } from './bustPicture.ts'
import type { Look } from './look.ts'

interface BustProps {
  readonly look: Look
  readonly side: Allegiance
  readonly pose: Pose
}

export const Bust = ({ look: { figure, jersey, trim }, side, pose }: BustProps): ReactNode => (
  <image {...FRAME} className="bust" href={pictureOf({ figure, pose, jersey, trim, base: side })} />
)
