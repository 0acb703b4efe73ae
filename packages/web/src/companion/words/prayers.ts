// Prayers to Nuffle: the effect of each. How long it lasts comes from the table. Neighbours: tables.ts, index.ts.
import { type Texts, texts } from './texts.ts'

export const prayersBb2020: Texts = texts(`
treacherousTrapdoor: A player of either side who enters a trapdoor falls in on a 1 as if pushed into the crowd.
friendsWithTheRef: Arguing with the referee works on 5 or more.
stiletto: A random player of the own side, no loner, has Stab.
ironMan: A chosen player of the own side, no loner, has 1 more AV, 11 at most.
knuckleDusters: A chosen player of the own side, no loner, has Mighty Blow (+1).
badHabits: D3 random opponents who are no loners have Loner (2+).
greasyCleats: A random opponent has 1 MA less.
blessedStatue: A chosen player of the own side, no loner, has Pro.
moles: Everybody's rushes are harder by 1, by 2 if both sides have prayed for it.
perfectPassing: A completion of the own side earns 2 star player points.
fanInteraction: A casualty that the own side causes by a push into the crowd earns 2 star player points.
necessaryViolence: A casualty that the own side's blocks cause earns 3 star player points.
foulingFrenzy: A casualty by a foul of the own side earns 2 star player points.
throwARock: An opponent who stalls may be hit by a rock when his turn ends: knocked down on 5 or more.
underScrutiny: The referee sees every foul of the opponents.
intensiveTraining: A random player of the own side, no loner, has a primary skill of his coach's choice.
`)
