// The frame of a plot: heading, drawing, legend, and the same figures as a table. Neighbours: the plots of this folder;
// styles/statistics.css colours them, in print too.
import { type ReactNode, useEffect, useRef, useState } from 'react'

export interface PlotTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

interface PlotProps {
  readonly title: string
  /** What the drawing shows, in a sentence, for screen readers. */
  readonly told: string
  readonly height: number
  readonly table: PlotTable
  readonly legend?: ReactNode
  /** Draws into this width. */
  children(width: number): ReactNode
}

const WIDTH = 640

/** As wide as possible, so that letters keep their size on a phone. */
const useWidth = (): readonly [React.RefObject<HTMLDivElement | null>, number] => {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(WIDTH)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.width > 0) setWidth(Math.round(contentRect.width))
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return [box, width]
}

/** A table that may be wider than a phone: it scrolls by itself, by keyboard too. */
export const WideTable = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
  <section className="figure-table" tabIndex={0} aria-label={title}>
    <table>
      <caption className="unseen">{title}</caption>
      {children}
    </table>
  </section>
)

const FigureTable = ({ title, table }: { readonly title: string; readonly table: PlotTable }): ReactNode => (
  <WideTable title={title}>
    <thead>
      <tr>
        {table.head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {table.rows.map(([first, ...rest], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order
        <tr key={i}>
          <th scope="row">{first}</th>
          {rest.map((cell, j) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their order
            <td key={j}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </WideTable>
)

export const Plot = ({ title, told, height, table, legend, children }: PlotProps): ReactNode => {
  const [box, width] = useWidth()
  return (
    <figure className="plot">
      <figcaption>
        <h3>{title}</h3>
        {legend && <p className="legend">{legend}</p>}
      </figcaption>
      <div ref={box} className="plot-box">
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={told}>
          {children(width)}
        </svg>
      </div>
      <details>
        <summary>
          As a table<span className="unseen">: {title}</span>
        </summary>
        <FigureTable title={title} table={table} />
      </details>
    </figure>
  )
}
