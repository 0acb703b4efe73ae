// Axe looks at a page and tells its serious findings, those of the rule on names that say something else than they show too.
// Neighbours: ../browser/access.test.ts, ../browser/layout.test.ts.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string }[]
}

/** Rules that axe leaves out unless they are asked for. Whoever speaks to the page says what stands on a button. */
const MORE = { 'label-content-name-mismatch': { enabled: true } }

export const serious = async (page: Page): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const found = (await page.evaluate(
    // What is right is not described: that would take as long as finding what is wrong.
    `axe.run({ rules: ${JSON.stringify(MORE)}, resultTypes: ['violations'] }).then((report) => report.violations)`,
  )) as readonly Finding[]
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`)
}
