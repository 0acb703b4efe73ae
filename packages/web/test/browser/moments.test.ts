// Events of a match, each played in the browser: a touchdown, half-time, a sending-off, an interception, a waypoint, and a second
// click.
import { expect, it } from 'vitest'
import { clickAnswer, reveal, settled } from '../support/driver.ts'
import { all, dare, openPosition, question, reload, seedFor, seedWith, square, text } from '../support/scenes.ts'

it('walks in for a touchdown', async () => {
  const { page } = await openPosition('turn=home:3/2 h1@h24.o h2@c5 a1@b3', 1)
  await square(page, 'h24').click()
  await square(page, 'h26').click()
  await expect.poll(() => text(page, '.score')).toBe('1 : 0')
  await expect.poll(() => question(page)).toContain('Set up')
  await reload(page)
})

it('goes through half-time', async () => {
  const { page } = await openPosition('half=1 turn=away:8/8 ball=a1 h1@h5 a1@h20', 1)
  await clickAnswer(page, 'endTurn')
  await clickAnswer(page, 'endTurn')
  await expect.poll(() => text(page, '.strip-half')).toContain('2nd half')
})

it('fouls, and the referee sends the fouler off', async () => {
  const seed = seedWith(['d6', 'd6'], 3, ([one, other]) => one === other && one < 4)
  const { page } = await openPosition('ball=a1 h1@h12 h2@c5 a1@h13:63338.p a2@b20', seed)
  await square(page, 'h12').click()
  await clickAnswer(page, 'activate foul')
  await expect.poll(() => question(page)).toContain('against whom')
  await reload(page)
  await square(page, 'h13').click()
  await expect.poll(() => question(page)).toContain('foul')
  await square(page, 'h13').hover()
  await expect.poll(() => text(page, '.preview')).toMatch(/armour breaks \d+ %/)
  await dare(page, 'h13')
  await expect.poll(() => question(page)).toContain('The referee sends')
  await reload(page)
  await clickAnswer(page, 'decline')
  await expect.poll(() => text(page, '.dugout.home')).toContain('Sent off')
})

it('throws, and an opponent intercepts', async () => {
  // The pass succeeds, and so does the interception.
  const seed = seedFor([2, ['d6'], all(6)], [4, ['d6'], all(6)])
  const { page } = await openPosition('rr=0/0 h1@h5:63338.o h2@h10 a1@h8 a2@c20', seed)
  await square(page, 'h5').click()
  await clickAnswer(page, 'activate pass')
  await page.getByRole('button', { name: 'Throw', exact: true }).click()
  await dare(page, 'h10')
  await expect.poll(() => question(page)).toContain('gets in the way')
  await reload(page)
  await square(page, 'h8').click()
  await expect.poll(() => square(page, 'h8').getAttribute('aria-label')).toContain('has the ball')
  await settled(page)
  expect(await text(page, '.asked-team')).toContain('Away')
})

it('goes by a waypoint, set by a click or by the button of a pinned preview', async () => {
  const { page } = await openPosition('ball=a1 h1@h5 a1@b20', 1)
  await square(page, 'h5').click()
  await square(page, 'f7').click({ modifiers: ['Shift'] })
  await square(page, 'g8').click({ button: 'right' })
  await (await reveal(page.locator('.waypoint'))).click()
  await square(page, 'h9').hover()
  await expect.poll(() => text(page, '.preview')).toMatch(/To h9\s*100 %/)
  await square(page, 'h9').click()
  await expect.poll(() => square(page, 'h9').getAttribute('aria-label')).toContain('home')
  expect(await text(page, '.log-lines')).toMatch(/f7.*g8.*h9/)
})

it('needs a second click before the ball is risked', async () => {
  const { page } = await openPosition('rr=0/0 h1@h5:63338.o a1@h6', 1)
  await square(page, 'h5').click()
  await square(page, 'h3').click()
  expect(await square(page, 'h5').getAttribute('aria-label')).toContain('home')
  await page.getByRole('button', { name: /Do it/ }).click()
  await expect.poll(() => text(page, '.log-lines')).toContain('dodges')
})
