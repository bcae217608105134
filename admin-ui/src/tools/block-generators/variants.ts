import { BLOCK_VARIANTS, type BlockTool, type BlockVariant } from '@contracts/blocks';
import { type Tool, TOOLS } from '@contracts/tools';
import { canUseSubTool } from '@domain/access/access';
import { useSubject } from '../../session/useSession';
import { useFeatures } from '../../shared/useFeatures';

const NAMES: Record<string, string> = Object.fromEntries(
  (TOOLS as readonly Tool[]).flatMap(({ subTools = [] }) => subTools).map(({ id, name }) => [id, name]),
);

/** The name of a variant as the page shows it, such as Product Box 1. */
export function variantName(variant: BlockVariant): string {
  return NAMES[variant] ?? variant;
}

/** The tool that a variant belongs to. */
export function toolOf(variant: BlockVariant): BlockTool {
  const tools = Object.keys(BLOCK_VARIANTS) as BlockTool[];
  const found = tools.find((tool) => (BLOCK_VARIANTS[tool] as readonly string[]).includes(variant));
  if (!found) throw new Error(`No tool has the variant ${variant}.`);
  return found;
}

/** Variants of a tool that the user may use and that no admin has switched off; undefined until that is known. */
export function useVariants(tool: BlockTool) {
  const subject = useSubject();
  const features = useFeatures();
  const isOn = (variant: BlockVariant) =>
    features.data?.find(({ group, name }) => group === tool && name === variant)?.enabled ?? true;
  const variants = features.data
    ? BLOCK_VARIANTS[tool].filter((variant) => canUseSubTool(subject, tool, variant) && isOn(variant))
    : undefined;
  return { variants, error: features.error, retry: () => void features.refetch() };
}
