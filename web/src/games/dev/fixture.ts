import type { Refusal, Scene, Step } from '../../lib/protocol';

/** A scene, or one with the steps that led to it and what follows from some actions. */
export type Fixture =
  | Scene
  | {
      scene: Scene;
      log: Step[];
      next?: Record<string, { step: Step; scene: Scene }>;
      why?: Record<string, Refusal>;
    };
