import { type LinkPlace } from '../../contracts/pages/page-facts';
import { LANDMARK_ROLES, LANDMARKS } from './elements';

interface OpenLandmark {
  depth: number;
  place: LinkPlace | null;
  sections: boolean;
}

/** Which landmarks are open. A header or footer of an article or section is none, as in browsers. */
export class Landmarks {
  /** Whether a main landmark was met. */
  hasMain = false;
  private readonly open: OpenLandmark[] = [];
  private places: LinkPlace[] = [];
  private sections = 0;

  /** Depth of the innermost open one; 0 with none. */
  openDepth = 0;
  /** The nearest landmark. */
  place: LinkPlace = 'other';
  /** Where text stands: in the main landmark, outside of all landmarks, or in one that is no content. */
  where: 'main' | 'content' | 'around' = 'content';

  begin(name: string, role: string | undefined, depth: number, sections: boolean): void {
    const place = landmarkOf(name, role, this.sections > 0);
    if (place === null && !sections) return;
    if (place === 'main') this.hasMain = true;
    this.open.push({ depth, place, sections });
    if (sections) this.sections += 1;
    if (place) this.places.push(place);
    this.update();
  }

  end(): void {
    const ended = this.open.pop();
    if (ended?.sections) this.sections -= 1;
    if (ended?.place) this.places.pop();
    this.update();
  }

  private update(): void {
    this.openDepth = this.open.at(-1)?.depth ?? 0;
    this.place = this.places.at(-1) ?? 'other';
    if (this.places.includes('main')) this.where = 'main';
    else this.where = this.places.length === 0 ? 'content' : 'around';
  }
}

/** Which landmark an element is; a header or footer within sectioning content is none unless its role says so. */
export function landmarkOf(name: string, role: string | undefined, isInSection: boolean): LinkPlace | null {
  const byRole = role && LANDMARK_ROLES.get(role.trim().toLowerCase());
  if (byRole) return byRole;
  const isScoped = isInSection && (name === 'header' || name === 'footer');
  return isScoped ? null : (LANDMARKS.get(name) ?? null);
}
