// Takes screenshots of the main screens into docs/screens: `node scripts/screens.mjs`, or with names for some of them.
// A new screen is a row of `shots`. Neighbours: build-web.mjs, serve-web.mjs, ensure-chromium.mjs.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { ensureInstalled, root } from './ensure-installed.mjs'
import { serveWeb } from './serve-web.mjs'

ensureInstalled()
const { chromium } = await import('playwright-core')

const wide = { viewport: { width: 1440, height: 900 } }
const tablet = { viewport: { width: 1024, height: 768 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 }
const dark = { colorScheme: 'dark' }

const late = `bb2020 half=2 turn=home:6/5 score=1-1 rr=2/1 h7@h17:73338+block+guard.o h3@g16 h4@i16 h8@g18:73348+block
h6@i18+dodge h11@c20:82347+catch+dodge h1@h13.p h2@e13 h10@k15+pass+sure-hands h5@ko h9@casualty h12@off a1@h19:45559
a5@g20:63349+block a2@f18:44559 a6@k19:63349+block a9@h23 a11@d21 a10@j21 a3@i13:44559.s a7@j17:63349+block.p a4@ko a8@reserves`
const position = `#/position/${encodeURIComponent(late.replaceAll('\n', ' '))}`

const plans = 'bb2020: dodge 3+, rush, 2block pow | rr 2, dodge vs rush, rush, 1block pow/both | rr 2'
const odds = `#/odds/${encodeURIComponent(plans)}`

const square = (page, name) => page.locator(`.cell[aria-label="${name}"], .cell[aria-label^="${name},"]`)
const answer = (page, name) => page.locator(`[data-answer="${name}"]`).first().click()
const chances = (page) => page.locator('.preview .chances').waitFor()

const startMatch = async (page) => {
  await page.getByRole('combobox', { name: 'Your team' }).selectOption({ index: 14 })
  await page.getByRole('combobox', { name: 'Opponent' }).selectOption({ index: 22 })
  await page.getByRole('combobox', { name: 'Coach' }).selectOption('hotSeat')
  await page.getByRole('button', { name: 'Kick off' }).click()
  await page.locator('.asked-question').waitFor()
}

/** A whole match of two bots as a record file, the same every time. */
const recorded = () => {
  const place = mkdtempSync(join(tmpdir(), 'double-skulls-screens-'))
  process.on('exit', () => rmSync(place, { recursive: true, force: true }))
  const match = ['--edition', 'bb2020', '--home', 'human', '--away', 'orc', '--bots', 'rookie,rookie', '--seed', '7']
  const args = ['simulate', '--games', '1', ...match, '--record', place]
  execFileSync(process.execPath, [join(root, 'packages/cli/bin/skulls.mjs'), ...args])
  return join(place, readdirSync(place)[0])
}

const countMatch = async (page) => {
  await page.locator('input[type=file]').setInputFiles(recorded())
  await page.waitForURL(/#\/replay\//)
  await page.goto(`${page.url()}/statistics`)
  await page.locator('.plot').first().waitFor()
}

const foundTeam = async (page) => {
  await page.getByRole('radio', { name: /^Human/ }).check()
  await page.getByRole('button', { name: 'Found with a squad' }).click()
  await page.locator('.builder').waitFor()
}

/** Opens a golden record, goes some turns or moments forward and one step back. */
const watch = async (page, name, key) => {
  await page.locator('input[type=file]').setInputFiles(join(root, `packages/engine/test/golden/${name}.json`))
  await page.locator('.timeline').waitFor()
  for (let i = 0; i < 5; i++) await page.keyboard.press(key)
  await page.keyboard.press('ArrowLeft')
}

/** A name, the size and colour scheme, the address, and the actions before the screenshot. */
const shots = [
  ['home', wide, '#/', async () => {}],
  ['home-phone', { ...phone, ...dark }, '#/', async () => {}],
  [
    'set-up',
    wide,
    '?seed=4#/',
    async (page) => {
      await startMatch(page)
      await answer(page, 'kick')
      await page.locator('.seat.usable').first().dragTo(square(page, 'h13'))
    },
  ],
  [
    'route',
    wide,
    position,
    async (page) => {
      await square(page, 'c20').click()
      await square(page, 'e25').hover()
    },
  ],
  [
    'block-dark',
    { ...wide, ...dark },
    position,
    async (page) => {
      await square(page, 'g18').click()
      await square(page, 'h19').hover()
      await chances(page)
    },
  ],
  [
    'pass',
    tablet,
    position,
    async (page) => {
      await square(page, 'h17').click()
      await answer(page, 'activate pass')
      await page.getByRole('button', { name: 'Throw', exact: true }).click()
      await square(page, 'c20').hover()
      await chances(page)
    },
  ],
  [
    'plan',
    wide,
    position,
    async (page) => {
      await square(page, 'c20').click()
      await square(page, 'h23').click()
      await chances(page)
      await page.locator('.preview .why-button').first().click()
    },
  ],
  [
    'decision',
    { ...tablet, ...dark },
    `?seed=1${position}`,
    async (page) => {
      await square(page, 'g18').click()
      await square(page, 'h19').click()
      await page.locator('.asked-question:not([data-kind="turn"])').waitFor()
      await page.waitForTimeout(1500)
    },
  ],
  [
    'magnifier',
    phone,
    position,
    async (page) => {
      await square(page, 'c20').tap()
      const { x, y, width } = await square(page, 'f18').boundingBox()
      const finger = await page.context().newCDPSession(page)
      const touchPoints = [{ x: x + width / 2, y: y + width / 2 }]
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      await chances(page)
    },
  ],
  [
    'phone',
    phone,
    position,
    async (page) => {
      await square(page, 'c20').tap()
      await square(page, 'e25').tap()
    },
  ],
  ['odds', wide, odds, async () => {}],
  ['odds-phone', { ...phone, ...dark }, odds, async () => {}],
  ['rules', wide, '#/rules/bb2020/skill/dodge', async () => {}],
  ['rules-table', tablet, '#/rules/crp/kickOff', async () => {}],
  ['rules-phone', phone, '#/rules/bb2020/skill', async () => {}],
  ['new-team', tablet, '#/teams/new', async () => {}],
  [
    'team',
    wide,
    '#/teams/new',
    async (page) => {
      await foundTeam(page)
      await page.getByRole('button', { name: 'One more: Catcher' }).click()
      await page
        .getByLabel(/^Number of Catcher/)
        .last()
        .fill('1')
      await page.evaluate(() => scrollTo(0, 0))
    },
  ],
  ['team-phone', { ...phone, ...dark }, '#/teams/new', foundTeam],
  ['statistics', wide, '#/replays', countMatch],
  [
    'statistics-phone',
    { ...phone, ...dark },
    '#/replays',
    async (page) => {
      await countMatch(page)
      await page.locator('#luck').evaluate((heading) => heading.scrollIntoView())
    },
  ],
  ['replays', wide, '#/replays', async () => {}],
  ['replay', wide, '#/replays', (page) => watch(page, 'bb2020-runner', '.')],
  ['replay-dark', { ...tablet, ...dark }, '#/replays', (page) => watch(page, 'crp-runner', 'Shift+ArrowRight')],
  ['replay-phone', phone, '#/replays', (page) => watch(page, 'bb2020-overtime', '.')],
  ['settings', wide, '#/settings', async () => {}],
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !shots.some((shot) => shot[0] === name))
if (unknown.length > 0) {
  console.error(`no such screen: ${unknown.join(', ')}; there are ${shots.map((shot) => shot[0]).join(', ')}`)
  process.exit(2)
}

const folder = join(root, 'docs/screens')
mkdirSync(folder, { recursive: true })
buildWeb()
const address = await serveWeb(0)
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
for (const [name, look, path, prepare] of shots) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const page = await (await browser.newContext({ reducedMotion: 'reduce', ...look })).newPage()
  await page.goto(`${address}${path}`)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  if (path.endsWith(position)) await page.locator('.asked-question').waitFor()
  await prepare(page)
  // Waits for fonts and the last frames.
  await page.waitForTimeout(600)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  console.log(`docs/screens/${name}.png`)
  await page.context().close()
}
await browser.close()
process.exit(0)
