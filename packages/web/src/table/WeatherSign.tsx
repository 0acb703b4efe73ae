// A small sign of the weather, beside its name in the strip. Neighbour: ScoreStrip.tsx.
import type { ReactNode } from 'react'

const CLOUD = 'M6 12A4 4 0 0 1 6 4.5 5.5 5.5 0 0 1 16 4 4 4 0 0 1 16.5 12Z'
const RAYS =
  'M11 1V3.5M11 16.5V19M2 10H4.5M17.5 10H20M4.6 3.6L6.4 5.4M15.6 14.6L17.4 16.4M17.4 3.6L15.6 5.4M6.4 14.6L4.6 16.4'

const signs: { readonly [weather: string]: ReactNode } = {
  nice: (
    <>
      <path d="M15.5 12.5A7.5 7.5 0 1 1 11 2 6 6 0 0 0 15.5 12.5Z" fill="#ffe28a" />
      <path d="M17 3.5v4M15 5.5h4" stroke="#c8d3c9" strokeWidth="1.6" strokeLinecap="round" />
    </>
  ),
  verySunny: (
    <>
      <circle cx="11" cy="10" r="5" fill="#ffcf3f" />
      <path d={RAYS} stroke="#ffcf3f" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  swelteringHeat: (
    <>
      <circle cx="11" cy="8" r="5" fill="#ff8a5c" />
      <path d="M3 15.5q2-2 4 0t4 0 4 0 4 0M3 19q2-2 4 0t4 0 4 0 4 0" fill="none" stroke="#ff8a5c" strokeWidth="1.6" />
    </>
  ),
  pouringRain: (
    <>
      <path d={CLOUD} fill="#c8d3c9" />
      <path d="M6 14.5l-1.5 4M11 14.5l-1.5 4M16 14.5l-1.5 4" stroke="#7ec3ff" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  blizzard: (
    <>
      <path d={CLOUD} fill="#c8d3c9" />
      <path
        d="M6 14v4M4.3 15l3.4 2M7.7 15l-3.4 2M14 14v4M12.3 15l3.4 2M15.7 15l-3.4 2"
        stroke="#eaf6ff"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </>
  ),
}

/** For weather that only one edition or a wizard has. */
const other: ReactNode = (
  <>
    <path d={CLOUD} fill="#c8d3c9" />
    <path d="M4 16h14" stroke="#7ec3ff" strokeWidth="2" strokeLinecap="round" />
  </>
)

export const WeatherSign = ({ weather }: { readonly weather: string }): ReactNode => (
  <svg className="weather-sign" viewBox="0 0 22 20" aria-hidden="true">
    {signs[weather] ?? other}
  </svg>
)
