import { type Bullet, type BulletLook, usualLook } from '@cheese/player/bullets/bullet';
import type { BulletLayer, makeBulletLayer } from '@cheese/player/bullets/bulletLayer';
import { useState } from 'react';

type Art = Parameters<typeof makeBulletLayer>[0];

/** The layer over the current film; a new film gets the comments loaded so far. */
function standingLayer() {
  let layer: BulletLayer | null = null;
  let known: readonly Bullet[] = [];
  let asked = usualLook;
  return {
    put(bullets: readonly Bullet[]) {
      known = bullets;
      layer?.put(bullets);
    },
    look(look: BulletLook) {
      asked = look;
      layer?.look(look);
    },
    over(this: void, art: Art) {
      let isGone = false;
      // Loaded with the player, so that pages without a film do not load it.
      void import('@cheese/player/bullets/bulletLayer').then(({ makeBulletLayer: make }) => {
        if (isGone) return;
        layer = make(art);
        layer.look(asked);
        layer.put(known);
      });
      return () => {
        isGone = true;
        layer?.destroy();
        layer = null;
      };
    },
  };
}

export const useBulletLayer = () => useState(standingLayer)[0];
