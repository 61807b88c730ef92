"""Write the traces of scenarios.yaml anew."""

from tests.lab.golden.traces import TRACES, path_of, trace

for lang, viewer in TRACES:
    path_of(lang, viewer).write_text(trace(lang, viewer), encoding="utf-8")
