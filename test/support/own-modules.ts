/** A worker runs one file after another: each has our modules anew, so that nothing that they keep is shared. */
vi.resetModules();
