import type { HotspotKind } from '@cheese/domain/codes/content/roam';
import type { SingleType } from '@cheese/domain/codes/learning/singleTypes';
import { doublePrecision, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** A room of the tour. Directions are degrees: to the right from the panorama's middle, and up. */
export const roamRoom = pgTable('roam_room', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  number: integer().notNull(),
  name: text().notNull(),
  summary: text().notNull(),
  preview: text().notNull(),
  panorama: text().notNull(),
  yaw: doublePrecision().notNull(),
  pitch: doublePrecision().notNull(),
  fov: doublePrecision().notNull(),
});

const toRoom = () => integer().references(() => roamRoom.id, { onDelete: 'cascade' });

/** Leads to a room (1), tells something (2) or opens a resource (3); the rest of its columns is null. */
export const roamHotspot = pgTable('roam_hotspot', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  roomId: toRoom().notNull(),
  kind: smallint().$type<HotspotKind>().notNull(),
  yaw: doublePrecision().notNull(),
  pitch: doublePrecision().notNull(),
  title: text().notNull(),
  targetRoomId: toRoom(),
  html: text(),
  pictures: text().array().notNull().default([]),
  resourceType: smallint().$type<SingleType>(),
  targetId: integer(),
});

export type HotspotRow = typeof roamHotspot.$inferSelect;
