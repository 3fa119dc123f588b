import type { Department } from '../pictures/names.ts'
import { donationCategory, giftCardCategory, specialGroup } from './special.ts'
import { beauty } from './types/beauty.ts'
import { electronics } from './types/electronics.ts'
import { fashion } from './types/fashion.ts'
import { hobby } from './types/hobby.ts'
import { home } from './types/home.ts'
import { jewellery } from './types/jewellery.ts'
import type { DepartmentData } from './types/kit.ts'
import { kitchen } from './types/kitchen.ts'
import { outdoor } from './types/outdoor.ts'
import { wellness } from './types/wellness.ts'
import type { Words } from './words.ts'

/** The departments in the order of the menu. */
export const departmentsData: readonly DepartmentData[] = [
  fashion,
  jewellery,
  beauty,
  home,
  kitchen,
  electronics,
  wellness,
  outdoor,
  hobby,
]

export type Category = Words & { id: string; parentId: string | null; level: 1 | 2 | 3; position: number }

/** The category tree, parents before children. The top level's ids are the departments' names. */
export function demoCategories(): Category[] {
  return departmentsData.flatMap((department, position) => [
    { id: department.id, parentId: null, level: 1, position, en: department.en, fr: department.fr },
    ...groupsOf(department).flatMap((group, place) => branch(department.id, group, place)),
  ])
}

type Branch = Words & { id: string; leaves: readonly (Words & { id: string })[] }

const groupsOf = (department: DepartmentData): readonly Branch[] =>
  department.id === 'hobby'
    ? [...department.groups, { ...specialGroup, leaves: [giftCardCategory, donationCategory] }]
    : department.groups

function branch(parentId: Department, group: Branch, position: number): Category[] {
  return [
    { id: group.id, parentId, level: 2, position, en: group.en, fr: group.fr },
    ...group.leaves.map(
      ({ id, en, fr }, place): Category => ({ id, parentId: group.id, level: 3, position: place, en, fr }),
    ),
  ]
}
