// The drawings of a crest's parts: forms 100 × 118, fields of the same size, charges 60 × 60 around their middle. Lines inside a
// charge in the other colour have the class `crest-line`. Neighbours: crest.ts names them, Crest.tsx puts them together.
import type { ReactNode } from 'react'
import type { CrestCharge, CrestField, CrestForm } from './crest.ts'

export const formPaths: { readonly [F in CrestForm]: string } = {
  heater: 'M8 8H92V50C92 78 72 98 50 112 28 98 8 78 8 50Z',
  swiss: 'M8 14C20 14 28 10 34 4 42 10 58 10 66 4 72 10 80 14 92 14V54C92 82 70 100 50 112 30 100 8 82 8 54Z',
  round: 'M50 6A52 52 0 0 1 50 110 52 52 0 0 1 50 6Z',
  kite: 'M50 4L94 18C94 62 80 92 50 114 20 92 6 62 6 18Z',
  block: 'M8 8H92V84L74 102H58L50 112 42 102H26L8 84Z',
}

export const fieldPaths: { readonly [F in CrestField]: string } = {
  plain: '',
  pale: 'M50-10H110V130H50Z',
  bend: 'M-10 20L20-10 120 92 90 126Z',
  chevron: 'M-10 110L50 56 110 110V140L50 88-10 140Z',
  fess: 'M-10 40H110V76H-10Z',
  stripes: 'M22-10H36V130H22ZM64-10H78V130H64Z',
  quarters: 'M50-10H110V58H50ZM-10 58H50V130H-10Z',
  rays: 'M50 58L-10-10H22ZM50 58L78-10H110ZM50 58L120 40V76ZM50 58L110 130H78ZM50 58L22 130H-10ZM50 58L-20 76V40Z',
}

interface Charge {
  /** In the charge's colour, outlined in the other. */
  readonly body: string
  /** Filled with the other colour. */
  readonly holes?: ReactNode
  /** Lines of the other colour. */
  readonly lines?: string
  readonly turned?: number
}

export const charges: { readonly [C in CrestCharge]: Charge } = {
  skull: {
    body: 'M-22-6C-22-22-12-28 0-28S22-22 22-6C22 2 19 7 16 9V18H-16V9C-19 7-22 2-22-6ZM-11 20H11V27H-11Z',
    holes: (
      <>
        <ellipse cx="-9" cy="-4" rx="6.5" ry="7" />
        <ellipse cx="9" cy="-4" rx="6.5" ry="7" />
        <path d="M0 4L4 11H-4Z" />
      </>
    ),
  },
  hook: {
    body: 'M15-36A10 10 0 1 1 15-16 10 10 0 1 1 15-36ZM15-30.5A4.5 4.5 0 1 0 15-21.5 4.5 4.5 0 1 0 15-30.5ZM10.5-18H19.5V8A21 21 0 0 1-22.5 8V-10L-9 5-13 8A12 12 0 0 0 10.5 8Z',
  },
  moon: {
    body: 'M10-26A27 27 0 1 0 10 26 21 21 0 1 1 10-26ZM12-13L14.9-5.3 23-5 16.8 0 19 8 12 3.4 5 8 7.2 0 1-5 9.1-5.3Z',
  },
  leaf: {
    body: 'M0-30C18-18 24 0 0 22-24 0-18-18 0-30ZM-2 14H2V32H-2Z',
    lines: 'M0-20V18M0-6L9-13M0-6L-9-13M0 4L11-4M0 4L-11-4',
  },
  hammer: { body: 'M-24-26H24V-6H-24ZM-5-6H5V30H-5Z', lines: 'M-24-16H24' },
  tower: {
    body: 'M-20-26H-12V-18H-4V-26H4V-18H12V-26H20V-8H15V26H-15V-8H-20Z',
    holes: <path d="M-6 26V12A6 6 0 0 1 6 12V26Z" />,
  },
  claw: {
    body: 'M-22 24C-26 0-20-20-12-28-13-10-10 8-12 24ZM-5 28C-9 0-4-22 4-32 4-12 8 8 6 28ZM12 24C10 4 14-14 22-24 22-6 26 8 22 22Z',
  },
  flame: {
    body: 'M0-32C16-16 24-4 22 10 20 24 10 30 0 30S-20 24-22 10C-23 0-16-6-12-14-8-10-8-6-6-2 0-10 2-20 0-32Z',
    holes: <path d="M0 28C-8 26-10 18-6 12-2 8 2 4 2-2 10 6 12 22 0 28Z" />,
  },
  ball: { body: 'M-30 0A30 19 0 1 1 30 0 30 19 0 1 1-30 0Z', lines: 'M-14 0H14M-8-6V6M0-6V6M8-6V6', turned: -35 },
  horns: {
    body: 'M-8 22C-24 18-34-4-24-28-22-12-12-4 0-4S22-12 24-28C34-4 24 18 8 22L0 30Z',
    holes: (
      <>
        <circle cx="-7" cy="8" r="3.4" />
        <circle cx="7" cy="8" r="3.4" />
      </>
    ),
  },
  star: { body: 'M0-29L7.6-9.2 29-8.4 12.6 5.5 18.5 27 0 14.7-18.5 27-12.6 5.5-29-8.4-7.6-9.2Z' },
  tankard: {
    body: 'M-20-18H12V28H-20ZM12-10H22C28-10 28 18 22 18H12V10H18V-2H12ZM-24-18C-26-28-14-32-10-28-6-34 6-34 8-28 16-30 18-20 14-16H-22Z',
    lines: 'M-11-8V20M2-8V20',
  },
}
