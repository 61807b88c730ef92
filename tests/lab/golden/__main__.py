"""Write the traces of this folder's scenario files anew."""

from tests.lab.golden.traces import TRACES, path_of, trace

for which in TRACES:
    path_of(*which).write_text(trace(*which), encoding="utf-8")
